import { Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useBaseMaps } from '#features/map/data/basemap-source.ts'
import { baseMapName, controlsMessages as messages } from '#features/map/messages/controls.ts'
import { useSettings } from '#session/settings.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

/** Chooses among the basemaps, where the operator allows more than one. */
export function BaseMapMenu() {
  const { maps, selected } = useBaseMaps()
  if (maps.length < 2 || !selected) return null
  const choose = (baseMap: string) => useSettings.getState().settingsChanged({ baseMap })
  return (
    <Menu position="left-end" width={190}>
      <Menu.Target>
        <button
          type="button"
          className={classNames(kit.center, kit.textButton, classes.button)}
          aria-label={messages.baseMap}
          title={messages.baseMap}
        >
          <IconStack2 size={17} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{messages.baseMap}</Menu.Label>
        <Menu.RadioGroup value={selected.name} onChange={choose}>
          {maps.map(({ name }) => (
            <Menu.RadioItem key={name} value={name} closeMenuOnClick>
              {baseMapName(name)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
