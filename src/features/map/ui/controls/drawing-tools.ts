import {
  IconCar,
  IconCircleDashed,
  IconHandClick,
  IconLasso,
  IconPointer,
  IconPolygon,
  IconRectangle,
  IconRoute,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { boundarySetsQuery } from '#features/map/data/imported-outlines.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { Tool } from '#features/map/model/draw/gesture.ts'
import { useHasDriveTimes } from '#session/service.ts'

interface DrawingTool {
  tool: Tool
  label: string
  Icon: TablerIcon
}

/** The tools of the map, in their order. */
const drawingTools: readonly DrawingTool[] = [
  { tool: 'select', label: messages.selectTool, Icon: IconPointer },
  { tool: 'circle', label: messages.circleTool, Icon: IconCircleDashed },
  { tool: 'polygon', label: messages.polygonTool, Icon: IconPolygon },
  { tool: 'rectangle', label: messages.rectangleTool, Icon: IconRectangle },
  { tool: 'freehand', label: messages.freehandTool, Icon: IconLasso },
  { tool: 'line', label: messages.lineTool, Icon: IconRoute },
  { tool: 'travel', label: messages.travelTool, Icon: IconCar },
  { tool: 'pick', label: messages.pickTool, Icon: IconHandClick },
]

/**
 * The tools that the service can serve, with the names that fit the imported outlines; which there are is requested once the tools are
 * in use.
 */
export function useDrawingTools(inUse: boolean): readonly DrawingTool[] {
  const { data } = useQuery({ ...boundarySetsQuery, enabled: inUse })
  const hasDriveTimes = useHasDriveTimes()
  const hasCities = data?.city !== undefined
  return useMemo(
    () =>
      drawingTools
        .filter(({ tool }) => tool !== 'travel' || hasDriveTimes)
        .map((each) =>
          each.tool === 'pick' && hasCities ? { ...each, label: messages.pickToolWithCities } : each,
        ),
    [hasDriveTimes, hasCities],
  )
}
