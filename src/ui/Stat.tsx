import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './components.module.css'
import kit from './kit.module.css'

/** Figures side by side with hairlines between them; they wrap where there is no room. */
export function Stats({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={classNames(styles.stats, className)} {...rest} />
}

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  value: ReactNode
  /** What the number means or consists of, below it. */
  sub?: ReactNode
  /** 13 px in job cards, 16 px usually, 20 px in plans, 24 px for the count of a page. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = { sm: kit.heading, md: kit.title, lg: kit.pageTitle, xl: kit.count }

/** One figure with its label; within `Stats` or another `<dl>`. */
export function Stat({ label, value, sub, size = 'md', className, ...rest }: Props) {
  return (
    <div className={classNames(styles.stat, className)} {...rest}>
      <dt className={kit.second}>{label}</dt>
      <dd className={sizes[size]}>{value}</dd>
      {sub !== undefined && <dd className={kit.meta}>{sub}</dd>}
    </div>
  )
}

/** Labels and values in two columns. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Fact {
  label: string
  value: ReactNode
}
