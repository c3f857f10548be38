import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

/** What a control gets from its row: the label, the hint and the error belong to it. */
interface FieldProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label is above the control, not at its left. */
  stacked?: boolean
  className?: string | undefined
  /** A function gets the attributes of the one control; elements are a group with the label as its name. */
  children: ReactNode | ((field: FieldProps) => ReactNode)
}

/** One setting or field: label, hint, control, and what is wrong with it. Mantine inputs have label and error of their own. */
export function FormRow({ label, hint, error, stacked, className, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const isSingle = typeof children === 'function'
  const described = classNames(hintId, errorId) || undefined
  const group = isSingle
    ? undefined
    : { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described }
  return (
    <div className={classNames(stacked ? styles.formStack : styles.formRow, className)} {...group}>
      <div className={styles.formText}>
        {isSingle ? (
          <label htmlFor={id} className={kit.heading}>
            {label}
          </label>
        ) : (
          <div id={`${id}-label`} className={kit.heading}>
            {label}
          </div>
        )}
        {hint && (
          <div id={hintId} className={kit.second}>
            {hint}
          </div>
        )}
      </div>
      {isSingle
        ? children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })
        : children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a field or a form, below it. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.fieldError} role="alert">
      {children}
    </p>
  )
}
