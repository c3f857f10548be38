import { Button, Loader } from '@mantine/core'
import { IconArrowLeft, IconFileTypePdf, IconMap2, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { customName } from '#criteria/areas/area-names.ts'
import { titleOf } from '#criteria/describe.ts'
import { hasPlaces } from '#criteria/tally-compare.ts'
import { useIndustryName } from '#reference/industries.ts'
import { searchAlone, useCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { dayOfYearText } from '#shared/text/dates.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useGivenTitle } from '../data/report-link.ts'
import { useAreaReport } from '../data/useAreaReport.ts'
import { reportMessages as messages } from '../messages.ts'
import { type AreaReport, inTwoColumns } from '../model/report.ts'
import type { CountyName } from '../model/scopes.ts'
import { CountTable, SectionTable } from './ReportTables.tsx'
import classes from './report.module.css'
import type { ReportPicture } from './report-pdf.ts'
import { TitleInput } from './TitleInput.tsx'
import { useSavePdf } from './useSavePdf.ts'

interface Props {
  /** The counties where the area is; undefined while they are looked up. */
  counties: readonly CountyName[] | undefined
  /** The map of the area, once it is drawn, or why there is none. */
  picture: ReportPicture | undefined
  pictureProblem: string | undefined
  /** What draws the picture. */
  children: ReactNode
}

/** The report of the search's area: what is in it, compared with its county and the country. */
export function ReportView(props: Props) {
  const hasArea = hasPlaces(useCriteria())
  const title = useTitle()
  useEffect(() => {
    document.title = messages.documentTitle(title)
  }, [title])
  return (
    <main className={`${kit.paper} ${classes.page}`}>
      {hasArea ? <Report {...props} title={title} /> : <NoArea />}
    </main>
  )
}

const BackLink = () => (
  <Button
    variant="default"
    leftSection={<IconArrowLeft size={15} stroke={1.7} aria-hidden />}
    renderRoot={(props) => <Link to="/" search={searchAlone} {...props} />}
  >
    {messages.back}
  </Button>
)

const NoArea = () => (
  <Empty Icon={IconMap2} title={messages.noArea} level={1}>
    <p>{messages.noAreaHint}</p>
    <BackLink />
  </Empty>
)

/** The title that the report was given, else that of the search. */
function useTitle(): string {
  const [kind, criteria, { names }, { units }] = [useKind(), useCriteria(), useView(), useSettings()]
  const industry = useIndustryName()
  const own = titleOf(kind, criteria, industry, { nameOf: (place) => customName(place, names), units })
  return useGivenTitle() ?? own
}

function Report({ counties, picture, pictureProblem, children, title }: Props & { title: string }) {
  const { report, problem, retry } = useAreaReport(counties)
  const isReady = report !== undefined && (picture !== undefined || pictureProblem !== undefined)
  const date = dayOfYearText(new Date())
  const { isSaving, save } = useSavePdf()
  return (
    <>
      <Toolbar edge="bottom" className={`${kit.surface} ${kit.screenOnly} ${classes.bar}`}>
        <BackLink />
        <TitleInput key={title} title={title} />
        <Button
          variant="default"
          className={kit.last}
          disabled={!isReady}
          leftSection={<IconPrinter size={15} stroke={1.7} aria-hidden />}
          onClick={() => window.print()}
        >
          {messages.print}
        </Button>
        <Button
          disabled={!isReady}
          loading={isSaving}
          leftSection={<IconFileTypePdf size={15} stroke={1.7} aria-hidden />}
          onClick={() => report && save({ title, date, report, picture })}
        >
          {messages.savePdf}
        </Button>
      </Toolbar>
      <article className={classes.sheet} aria-busy={!isReady}>
        <header className={classes.top}>
          <h1 className={classes.title}>{title}</h1>
          <span className={kit.muted}>{date}</span>
        </header>
        <div className={classes.overview}>
          <MapFigure picture={picture} problem={pictureProblem} title={title} />
          {report ? <Counts report={report} /> : <Waiting label={messages.loading} />}
        </div>
        {problem && <ProblemNote problem={problem} retry={retry} />}
        {report && <Sections report={report} />}
        {children}
      </article>
    </>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <p className={`${kit.line} ${kit.muted}`}>
    <Loader size={14} aria-hidden /> {label}
  </p>
)

interface FigureProps {
  picture: ReportPicture | undefined
  problem: string | undefined
  title: string
}

function MapFigure({ picture, problem, title }: FigureProps) {
  return (
    <figure className={classes.map}>
      {picture ? (
        <img src={picture.src} width={picture.width} height={picture.height} alt={messages.mapOf(title)} />
      ) : problem ? (
        <p className={kit.muted}>{messages.mapFailed(problem)}</p>
      ) : (
        <Waiting label={messages.drawingMap} />
      )}
    </figure>
  )
}

/** How many records there are, and what the figures are of. */
const Counts = ({ report }: { report: AreaReport }) => (
  <div>
    <CountTable {...report} />
    <ul className={classes.notes}>
      {report.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
)

function Sections({ report }: { report: AreaReport }) {
  const { sections, hasCounty } = report
  return (
    <>
      {sections.length === 0 && <p>{messages.none}</p>}
      <div className={classes.columns}>
        {inTwoColumns(sections).map((column) => (
          <div key={column[0]?.title ?? ''}>
            {column.map((section) => (
              <SectionTable key={section.title} section={section} hasCounty={hasCounty} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
