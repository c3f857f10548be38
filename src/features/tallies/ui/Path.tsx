import { UnstyledButton } from '@mantine/core'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { panelMessages } from '../messages.ts'

interface Props {
  /** The values that were looked into, in words. */
  path: readonly string[]
  onChange: (depth: number) => void
}

/** The way back up from a level that was looked into. */
export function Path({ path, onChange }: Props) {
  if (path.length === 0) return null
  const steps = [panelMessages.all, ...path]
  return (
    <Inline as="nav" gap={6} wrap className={kit.second} aria-label={panelMessages.levels}>
      {steps.map((step, depth) =>
        depth < path.length ? (
          <UnstyledButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its depth
            key={depth}
            className={`${kit.link} ${kit.touchHeight}`}
            onClick={() => onChange(depth)}
          >
            {step} ›
          </UnstyledButton>
        ) : (
          <span key="here">{step}</span>
        ),
      )}
    </Inline>
  )
}
