import {
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
import { boundarySetsQuery } from '#features/map/data/imported-outlines.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { Tool } from '#features/map/model/draw/gesture.ts'

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
  { tool: 'pick', label: messages.pickTool, Icon: IconHandClick },
]

/** The tools with the names that fit the imported outlines; which there are is requested once the tools are in use. */
export function useDrawingTools(inUse: boolean): readonly DrawingTool[] {
  const { data } = useQuery({ ...boundarySetsQuery, enabled: inUse })
  return data?.city ? toolsWithCities : drawingTools
}

const toolsWithCities = drawingTools.map((each) =>
  each.tool === 'pick' ? { ...each, label: messages.pickToolWithCities } : each,
)
