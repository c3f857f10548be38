import { Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCircleOff, IconPencil, IconUpload, type TablerIcon } from '@tabler/icons-react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import classes from './controls.module.css'
import { useDrawingTools } from './drawing-tools.ts'
import { ButtonBar, ToolButton } from './MapButtons.tsx'

/** The drawing tools of a phone: with their names, behind one button, which shows the tool in use. */
export function ToolMenu() {
  const { drawing, send } = useDrawing()
  const [opened, { toggle, close }] = useDisclosure(false)
  const drawingTools = useDrawingTools(opened)
  const inUse = drawing.tool === 'select' ? undefined : drawingTools.find(({ tool }) => tool === drawing.tool)
  const Icon = inUse?.Icon ?? IconPencil
  return (
    <ButtonBar at="tools" label={messages.drawing}>
      <Popover
        opened={opened}
        onChange={toggle}
        position="left-start"
        width="min(276px, 100vw - 76px)"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ToolButton label={messages.drawingTools} pressed={inUse !== undefined} tip="left" onClick={toggle}>
            <Icon size={20} stroke={1.5} aria-hidden />
          </ToolButton>
        </Popover.Target>
        <Popover.Dropdown p={6} aria-label={messages.drawingTools}>
          <Grid
            as="fieldset"
            columns="fit"
            gap={4}
            className={classes.toolMenu}
            aria-label={messages.drawingTools}
          >
            {drawingTools
              .filter(({ tool }) => tool !== 'select')
              .map(({ tool, label, Icon: ToolIcon }) => (
                <Tool
                  key={tool}
                  Icon={ToolIcon}
                  label={label}
                  pressed={drawing.tool === tool}
                  onClick={() => {
                    close()
                    send({ type: 'toolChosen', tool })
                  }}
                />
              ))}
            <Tool
              Icon={IconCircleOff}
              label={messages.excludeNextShape}
              pressed={drawing.exclude}
              onClick={() => send({ type: 'leaveOutSwitched' })}
            />
            <Tool
              Icon={IconUpload}
              label={messages.uploadOrPasteAreas}
              onClick={() => {
                close()
                useAreaPanel.getState().panelOpened()
              }}
            />
          </Grid>
        </Popover.Dropdown>
      </Popover>
    </ButtonBar>
  )
}

interface ToolProps {
  Icon: TablerIcon
  label: string
  pressed?: boolean
  onClick: () => void
}

const Tool = ({ Icon, label, pressed, onClick }: ToolProps) => (
  <UnstyledButton
    className={`${kit.row} ${kit.small} ${kit.selectable} ${classes.namedTool}`}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon size={18} stroke={1.7} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
    {label}
  </UnstyledButton>
)
