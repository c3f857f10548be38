import { Box, Checkbox, Loader, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import { type Industry, useIndustries } from '#reference/industries.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './controls.module.css'

interface Props {
  values: readonly string[]
  toggle: (code: string) => void
}

/** The industries from division to six digits, opened level by level. */
export function IndustryTree({ values, toggle }: Props) {
  const industries = useIndustries()
  if (!industries) return <Loader role="img" size="xs" aria-label={messages.treeLoading} />
  return (
    <div className={`${kit.scroll} ${classes.results}`}>
      <Level industries={industries.tree} values={values} toggle={toggle} />
    </div>
  )
}

function Level({ industries, ...rest }: Props & { industries: readonly Industry[] }) {
  return (
    <ul>
      {industries.map((industry) => (
        <Branch key={industry.Id} industry={industry} {...rest} />
      ))}
    </ul>
  )
}

/** Codes of 2, 4 and 6 digits can be searched by; divisions and industry groups only lead to them. */
const searchable = (code: string) => /^(\d{2}|\d{4}|\d{6})$/.test(code)

function Branch({ industry, values, toggle }: Props & { industry: Industry }) {
  const [open, setOpen] = useState(false)
  const { Id, Description, children } = industry
  const label = (
    <>
      <code>{Id}</code> {Description}
    </>
  )
  return (
    <li>
      <Inline gap={4}>
        {children.length > 0 ? (
          <IconButton
            Icon={open ? IconChevronDown : IconChevronRight}
            aria-expanded={open}
            label={open ? messages.closeBranch(Description) : messages.openBranch(Description)}
            onClick={() => setOpen(!open)}
            small
          />
        ) : (
          <Box w={24} />
        )}
        {searchable(Id) ? (
          <Checkbox size="xs" label={label} checked={values.includes(Id)} onChange={() => toggle(Id)} />
        ) : (
          <UnstyledButton fz={12} onClick={() => setOpen(!open)}>
            {label}
          </UnstyledButton>
        )}
      </Inline>
      {open && (
        <Box pl={14}>
          <Level industries={children} values={values} toggle={toggle} />
        </Box>
      )}
    </li>
  )
}
