import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuilding, IconPencil, IconTrash, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DataSet } from '#contract/data-sets.ts'
import type { Kind } from '#contract/kind.ts'
import type { ServiceInfo } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Facts, Stat, Stats } from '#ui/Stat.tsx'
import { qualityMessages } from '../messages/quality.ts'
import { dataSetMessages as messages } from '../messages/sets.ts'
import { mainVersion, versionInUse } from '../model/sets.ts'
import { DescribeDialog } from './DescribeDialog.tsx'
import classes from './data-sets.module.css'
import { MergeLink } from './merge/MergeLink.tsx'
import { QualityLink } from './quality/QualityLink.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { VersionTable } from './VersionTable.tsx'

interface Props {
  set: DataSet
  /** All data sets, for names that are taken. */
  sets: readonly DataSet[]
  service: ServiceInfo
  isSwitching: boolean
  onUse: (version: string) => void
  /** What is corrected of its records, which is a feature of its own. */
  corrections: (set: DataSet) => ReactNode
}

const kindIcons: Record<Kind, typeof IconUser> = { companies: IconBuilding, people: IconUser }

/** A data set: what it is, where it is from, its versions, and what can be done with it. */
export function SetCard(props: Props) {
  const { set, isSwitching, onUse, corrections } = props
  const main = mainVersion(set)
  return (
    <Panel
      flush
      aria-label={messages.card(set.kind, set.name)}
      head={
        <SectionTitle
          level={3}
          icon={kindIcons[set.kind]}
          className={kit.breaks}
          actions={<SetActions {...props} />}
        >
          <bdi>{set.name}</bdi>
        </SectionTitle>
      }
    >
      <Stats>
        <Stat label={messages.records(set.kind)} value={messages.count(main.records)} />
        <Stat label={messages.date} value={messages.day(main.date)} />
        <Stat label={messages.sizeLabel} value={messages.size(main.bytes)} />
      </Stats>
      <Origin set={set} />
      {corrections(set)}
      <details className={`${kit.above} ${classes.versions}`}>
        <summary className={`${kit.second} ${kit.pointer}`}>{messages.versions(set.versions.length)}</summary>
        <VersionTable set={set} isSwitching={isSwitching} onUse={onUse} />
      </details>
    </Panel>
  )
}

/** The state of a data set, and buttons to switch to it, describe it and remove it. */
function SetActions({ set, sets, service, isSwitching, onUse }: Props) {
  const { version, error } = mainVersion(set)
  return (
    <Inline gap={6} wrap>
      <Tags set={set} service={service} />
      {!versionInUse(set) && error === undefined && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isSwitching}
          aria-label={messages.switchTo(set.name)}
          onClick={() => onUse(version)}
        >
          {messages.use}
        </Button>
      )}
      <MergeLink set={set} sets={sets} />
      <Describe set={set} sets={sets} />
      <Remove set={set} />
    </Inline>
  )
}

/** Where it is from, how it may be used, and how good it is. */
function Origin({ set }: Pick<Props, 'set'>) {
  const { kind, name, source, license } = set
  const { version, error } = mainVersion(set)
  return (
    <Stack gap={4} className={`${kit.above} ${classes.origin}`}>
      {source || license ? (
        <Facts
          facts={[
            { label: messages.source, value: <Stated text={source} /> },
            { label: messages.license, value: <Stated text={license} /> },
          ]}
        />
      ) : (
        <p className={kit.second}>{messages.noneStated}</p>
      )}
      {error === undefined && (
        <div>
          <QualityLink kind={kind} version={version} label={qualityMessages.linkOfSet(name)} />
        </div>
      )}
    </Stack>
  )
}

const Stated = ({ text }: { text: string | undefined }) =>
  text ? <bdi>{text}</bdi> : <span className={kit.muted}>{messages.notStated}</span>

/** Whether it is in use, whether the service has opened it, and whether it is made up or damaged. */
function Tags({ set, service }: Pick<Props, 'set' | 'service'>) {
  const used = versionInUse(set)
  const isOpen = service.data?.[set.kind]?.version === used?.version
  return (
    <>
      {set.sample && <Tag tone="wait">{messages.sample}</Tag>}
      {used && isOpen && <Tag tone="saved">{messages.inUse}</Tag>}
      {used && !isOpen && (
        <Tag tone="accent" role="status">
          {messages.opening}
        </Tag>
      )}
      {mainVersion(set).error !== undefined && <Tag tone="danger">{messages.damaged}</Tag>}
    </>
  )
}

function Describe({ set, sets }: Pick<Props, 'set' | 'sets'>) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <IconButton Icon={IconPencil} label={messages.edit(set.name)} onClick={open} />
      <OnceOpened opened={isOpen}>
        <DescribeDialog opened={isOpen} onClose={close} set={set} sets={sets} />
      </OnceOpened>
    </>
  )
}

function Remove({ set }: Pick<Props, 'set'>) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const isUsed = versionInUse(set) !== undefined
  return (
    <>
      <IconButton
        Icon={IconTrash}
        label={messages.remove(set.name)}
        {...(isUsed
          ? { 'aria-disabled': true, 'data-disabled': true, title: messages.removeInUse }
          : { onClick: open })}
      />
      <OnceOpened opened={isOpen}>
        <RemoveDialog opened={isOpen} onClose={close} set={set} />
      </OnceOpened>
    </>
  )
}
