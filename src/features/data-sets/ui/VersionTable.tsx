import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import type { DataSet, DataVersion } from '#contract/data-sets.ts'
import { atBase } from '#shared/base-path.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { Table } from '#ui/Table.tsx'
import { rejectsPath } from '../data/queries.ts'
import { qualityMessages } from '../messages/quality.ts'
import { releaseMessages } from '../messages/releases.ts'
import { restMessages } from '../messages/rest.ts'
import { dataSetMessages as messages } from '../messages/sets.ts'
import { placeOf } from '../model/sets.ts'
import classes from './data-sets.module.css'
import { ImportRest } from './import/ImportRest.tsx'
import { QualityLink } from './quality/QualityLink.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

interface Props {
  set: DataSet
  isSwitching: boolean
  onUse: (version: string) => void
}

/** The versions of a data set, the newest first: what each holds, and whether it can be used or removed. */
export function VersionTable({ set, ...props }: Props) {
  const { built, records, size, actions } = messages.versionHead
  return (
    <div className={kit.scrollX}>
      <Table
        caption={messages.versionsOf(set.name)}
        head={[
          built,
          { text: records, number: true },
          { text: size, number: true, hidePhone: true },
          { text: actions, isHidden: true },
        ]}
      >
        {set.versions.map((version) => (
          <VersionRow key={version.version} set={set} version={version} {...props} />
        ))}
      </Table>
    </div>
  )
}

function VersionRow({ set, version, ...props }: Props & { version: DataVersion }) {
  const { built, records, bytes, error, inUse, pending } = version
  return (
    <tr data-picked={inUse || undefined}>
      <th scope="row">
        {messages.built(built)}
        {version.hasRejects && <RejectedRows set={set} version={version} />}
      </th>
      {error === undefined ? (
        <>
          <td className={kit.number}>{messages.count(records)}</td>
          <td className={`${kit.number} ${kit.noWrap} ${kit.hidePhone}`}>{messages.size(bytes)}</td>
        </>
      ) : (
        <td colSpan={2} className={`${kit.danger} ${kit.breaks}`}>
          <strong>{messages.damaged}.</strong> {error}
        </td>
      )}
      <td>
        <Inline gap={6} justify="end">
          {inUse && <Tag tone="saved">{messages.inUse}</Tag>}
          {pending && <Tag tone="wait">{releaseMessages.notUsedYet}</Tag>}
          {error === undefined && (
            <QualityLink kind={set.kind} version={version.version} label={qualityMessages.linkOf(built)} />
          )}
          <UseButton set={set} version={version} {...props} />
          <RemoveButton set={set} version={version} />
        </Inline>
      </td>
    </tr>
  )
}

/** The rows of a version that were rejected, to be saved, mended and brought again. */
function RejectedRows({
  set: { kind },
  version: { version, built },
}: {
  set: DataSet
  version: DataVersion
}) {
  const of = (action: string) => restMessages.of(action, messages.built(built))
  return (
    <Inline wrap gap={6} className={classes.rejects}>
      <a
        href={atBase(rejectsPath(kind, version))}
        download
        className={kit.link}
        aria-label={of(restMessages.save)}
      >
        {restMessages.title}
      </a>
      <ImportRest kind={kind} version={version} label={of(restMessages.import)} />
    </Inline>
  )
}

/** Nothing to do for the version in use, and nothing possible for a damaged one. */
function UseButton({ set, version, isSwitching, onUse }: Props & { version: DataVersion }) {
  if (version.inUse || version.error !== undefined) return null
  const { short, rest } = placeOf(set, version) === 'before' ? messages.goBack : messages.switchToVersion
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isSwitching}
      aria-label={messages.ofVersion(short + rest, version.built)}
      onClick={() => onUse(version.version)}
    >
      {short}
      <span className={`${kit.hidePhone} ${classes.rest}`}>{rest}</span>
    </Button>
  )
}

function RemoveButton({ set, version }: { set: DataSet; version: DataVersion }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <IconButton
        small
        Icon={IconTrash}
        label={messages.removeVersion(version.built)}
        {...(version.inUse
          ? { 'aria-disabled': true, 'data-disabled': true, title: messages.removeVersionInUse }
          : { onClick: open })}
      />
      <OnceOpened opened={isOpen}>
        <RemoveDialog opened={isOpen} onClose={close} set={set} version={version} />
      </OnceOpened>
    </>
  )
}
