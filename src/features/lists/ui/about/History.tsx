import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { momentText, shortMoment } from '#features/lists/model/dates.ts'
import { type List, type ListStep, MAX_STORED_STEPS } from '#lists/list.ts'
import { change, count } from '#shared/text/format.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { restoreVersion } from '../actions/attempt.ts'
import { AboutCard } from './AboutCard.tsx'
import classes from './about.module.css'

/** The changes of a list, latest first; stored versions can be restored. */
export function History({ list }: { list: List }) {
  const steps = list.steps.map((step, i) => ({ step, before: list.steps[i - 1], at: i }))
  const oldest = list.steps.length - MAX_STORED_STEPS
  return (
    <AboutCard Icon={IconHistory} title={messages.history} detail={messages.everyStep}>
      <ol reversed>
        {steps.toReversed().map(({ step, before, at }) => (
          <li
            key={step.id}
            className={`${kit.reveals} ${classes.step}`}
            aria-current={at === list.steps.length - 1 || undefined}
          >
            <bdi className={classNames(kit.breaks, at === list.steps.length - 1 && kit.strong)}>
              {step.words}
            </bdi>
            <span className={`${kit.second} ${kit.number}`}>{deltaText(step, before)}</span>
            <time className={`${kit.second} ${kit.number}`} dateTime={step.at} title={momentText(step.at)}>
              {shortMoment(step.at)}
            </time>
            {at < list.steps.length - 1 && at >= oldest && (
              <Button
                size="compact-xs"
                variant="light"
                className={`${kit.revealed} ${kit.touchHeight} ${classes.back}`}
                aria-label={messages.restoreVersion(step.words, step.count)}
                title={messages.restoreHint}
                onClick={() => void restoreVersion(list, step)}
              >
                {messages.restoreThisVersion}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </AboutCard>
  )
}

/** How many more or fewer a step left; how many, where it is the first. */
const deltaText = (step: ListStep, before: ListStep | undefined) =>
  before ? change(step.count - before.count) : count(step.count)
