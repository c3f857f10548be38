import { useId, useMemo } from 'react'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { letterOf, partLabel, partsInOrder } from '#features/lists/model/compare/conditions.ts'
import { type Circle, circlesOf, FRAME, namePoints, pointsOf } from '#features/lists/model/compare/venn.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './compare.module.css'

interface Props {
  names: readonly string[]
  sizes: readonly number[]
  /** Records of each part, by its mask. */
  parts: readonly number[]
  selected: ReadonlySet<number>
  onToggle: (mask: number) => void
}

const SHORT = 24
const shortened = (name: string) => (name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name)

/** Two or three lists as circles. Selected parts are hatched; a click selects a part. */
export function VennDiagram({ names, sizes, parts, selected, onToggle }: Props) {
  const id = useId()
  const circles = useMemo(() => circlesOf(sizes), [sizes])
  const points = useMemo(() => pointsOf(circles), [circles])
  const many = circles.length
  const only = selected.size === 1
  return (
    <svg
      className={classes.venn}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={messages.vennLabel(names.length)}
    >
      <ClipPaths id={id} circles={circles} />
      {circles.map((circle, i) => (
        <circle key={names[i]} {...shape(circle)} className={classes.circle} data-list={letterOf(i)} />
      ))}
      {partsInOrder(many).map((mask) => (
        <PartClip key={mask} id={id} mask={mask} many={many}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the check boxes beside it and the number keys do the same */}
          <rect
            className={`${kit.pointer} ${classes.part}`}
            width={FRAME.width}
            height={FRAME.height}
            fill={selected.has(mask) ? `url(#${id}-hatch)` : 'transparent'}
            data-part={mask}
            onClick={() => onToggle(mask)}
          >
            <title>{`${partLabel(mask, many)}: ${count(parts[mask] ?? 0)}`}</title>
          </rect>
        </PartClip>
      ))}
      {circles.map((circle, i) => (
        <circle key={names[i]} {...shape(circle)} className={classes.outline} data-list={letterOf(i)} />
      ))}
      {[...points].map(([mask, { x, y }]) => (
        <PartNumber
          key={mask}
          x={x}
          y={y}
          n={parts[mask] ?? 0}
          isSelected={selected.has(mask)}
          large={only && selected.has(mask)}
        />
      ))}
      {namePoints(circles).map(({ x, y, anchor }, i) => (
        <text key={names[i]} x={x} y={y} textAnchor={anchor} className={classes.circleName}>
          <tspan className={classes.letter} data-list={letterOf(i)}>
            {letterOf(i)}
          </tspan>
          <tspan dx={6}>{shortened(names[i] ?? '')}</tspan>
        </text>
      ))}
    </svg>
  )
}

const shape = ({ x, y, r }: Circle) => ({ cx: x, cy: y, r })

/** Clip paths of the inside and the outside of each circle, and the hatch pattern. */
function ClipPaths({ id, circles }: { id: string; circles: readonly Circle[] }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width={7}
        height={7}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={7} height={7} className={classes.wash} />
        <line x1={0} x2={0} y1={0} y2={7} className={classes.hatch} />
      </pattern>
      {circles.map((circle, i) => (
        <clipPath key={letterOf(i)} id={`${id}-in-${i}`}>
          <circle {...shape(circle)} />
        </clipPath>
      ))}
      {circles.map(({ x, y, r }, i) => (
        <clipPath key={letterOf(i)} id={`${id}-out-${i}`}>
          <path
            clipRule="evenodd"
            d={`M0 0H${FRAME.width}V${FRAME.height}H0ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`}
          />
        </clipPath>
      ))}
    </defs>
  )
}

interface CutProps {
  id: string
  mask: number
  many: number
  children: React.ReactNode
}

/** Clips its children to one part: inside the circles of its mask and outside the others. */
function PartClip({ id, mask, many, children }: CutProps) {
  return Array.from({ length: many }, (_, i) => i).reduce(
    (inner, i) => (
      <g key={i} clipPath={`url(#${id}-${(mask >> i) & 1 ? 'in' : 'out'}-${i})`}>
        {inner}
      </g>
    ),
    children,
  )
}

interface PartNumberProps {
  x: number
  y: number
  n: number
  isSelected: boolean
  large: boolean
}

/** The count of a part; that of a selected part has a label. */
function PartNumber({ x, y, n, isSelected, large }: PartNumberProps) {
  const text = count(n)
  const [letter, height] = large ? [12.5, 46] : [8.5, 22]
  const width = Math.max(large ? 58 : 26, text.length * letter + (large ? 30 : 12))
  return (
    <g className={classes.number} textAnchor="middle">
      {isSelected && (
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={large ? 8 : 6} />
      )}
      <text x={x} y={large ? y + 2 : y + 5} data-large={large || undefined}>
        {text}
      </text>
      {large && (
        <text x={x} y={y + 16} className={classes.unit}>
          {messages.selected}
        </text>
      )}
    </g>
  )
}
