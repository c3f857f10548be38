import { notice } from '#session/notices.ts'
import { panelMessages } from '../messages/panel.ts'

/** A form opens beside its row; over it where there is no room beside, as on a phone. */
export const besideRow = {
  position: 'right-start',
  middlewares: { flip: true, shift: { crossAxis: true } },
  trapFocus: true,
  returnFocus: true,
} as const

type Editors = typeof import('./editors.ts')

let loaded: Editors | undefined

/** The forms that open over the page, once they are there. */
export const editors = (): Editors | undefined => loaded

/** Does something once the forms are there: what opens then is whole, and takes the focus as a whole. */
export async function withEditors(then: () => void): Promise<void> {
  try {
    loaded ??= await import('./editors.ts')
    then()
  } catch {
    notice({ text: panelMessages.formFailed })
  }
}
