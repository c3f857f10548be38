import { Tooltip } from '@mantine/core'
import { IconCircleOff, IconUpload } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { EXCLUDE_KEY, toolKeys, UPLOAD_KEY } from '#features/map/model/draw/keys.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { type DrawTool, type Tool as PageTool, useRequestedTool } from '#session/page-commands.ts'
import { useSheetLayout } from '#ui/usePhone.ts'
import classes from './controls.module.css'
import { useDrawingTools } from './drawing-tools.ts'
import { ButtonBar, ToolButton } from './MapButtons.tsx'
import { ToolMenu } from './ToolMenu.tsx'

const isDrawTool = (tool: PageTool): tool is DrawTool => tool !== 'export'

/** The drawing tools, and the switch that excludes the next shape. */
export function ToolBar() {
  const { drawing, send } = useDrawing()
  const [inUse, setInUse] = useState(false)
  const drawingTools = useDrawingTools(inUse)
  const use = () => setInUse(true)
  useRequestedTool(
    isDrawTool,
    useCallback((tool) => send({ type: 'toolChosen', tool }), [send]),
  )
  if (useSheetLayout()) return <ToolMenu />
  return (
    <Tooltip.Group openDelay={400} closeDelay={100}>
      <ButtonBar at="tools" label={messages.drawingTools} onPointerEnter={use} onFocus={use}>
        {drawingTools.map(({ tool, label, Icon }) => (
          <ToolButton
            key={tool}
            label={label}
            keys={toolKeys[tool]}
            pressed={drawing.tool === tool}
            onClick={() =>
              tool === drawing.tool && tool === 'select' ? undefined : send({ type: 'toolChosen', tool })
            }
            data-tool={tool}
          >
            <Icon size={17} stroke={1.7} aria-hidden />
          </ToolButton>
        ))}
        <hr className={classes.rule} />
        <ToolButton
          label={messages.excludeNextShape}
          keys={EXCLUDE_KEY}
          pressed={drawing.exclude}
          danger
          onClick={() => send({ type: 'leaveOutSwitched' })}
        >
          <IconCircleOff size={17} stroke={1.7} aria-hidden />
        </ToolButton>
        <ToolButton
          label={messages.uploadOrPasteAreas}
          keys={UPLOAD_KEY}
          onClick={() => useAreaPanel.getState().panelOpened()}
        >
          <IconUpload size={17} stroke={1.7} aria-hidden />
        </ToolButton>
      </ButtonBar>
    </Tooltip.Group>
  )
}
