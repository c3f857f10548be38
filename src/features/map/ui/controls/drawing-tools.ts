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
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { Tool } from '#features/map/model/draw/gesture.ts'

/** The tools of the map, in their order. */
export const drawingTools: { tool: Tool; label: string; Icon: TablerIcon }[] = [
  { tool: 'select', label: messages.selectTool, Icon: IconPointer },
  { tool: 'circle', label: messages.circleTool, Icon: IconCircleDashed },
  { tool: 'polygon', label: messages.polygonTool, Icon: IconPolygon },
  { tool: 'rectangle', label: messages.rectangleTool, Icon: IconRectangle },
  { tool: 'freehand', label: messages.freehandTool, Icon: IconLasso },
  { tool: 'line', label: messages.lineTool, Icon: IconRoute },
  { tool: 'pick', label: messages.pickTool, Icon: IconHandClick },
]
