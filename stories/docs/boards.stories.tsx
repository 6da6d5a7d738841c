import type { FlowData } from '@koo/flow'
import '@koo/kit/theme/partners'
import { FlowBoard, type FlowBoardProps } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** All pages of a channel in journey order, in its theme. */
const meta: Meta<typeof FlowBoard> = {
  title: 'Boards/Channels',
  tags: ['wide'],
  component: FlowBoard,
  globals: { viewport: { value: undefined } },
  // A page is checked where its story is; here two pages may hold the same id.
  parameters: { a11y: { test: 'off' }, chromatic: { modes: { koo: { theme: 'koo' } } } },
}
export default meta
type Board = StoryObj<typeof FlowBoard>

// Found by their folders, so that this package depends on no flow.
const definitions = import.meta.glob<object>('../../flows/*/src/index.ts', { eager: true })
const ways = import.meta.glob<Pick<FlowBoardProps, 'personas'>>('../../flows/*/src/personas.ts', {
  eager: true,
})

const isFlow = (value: unknown): value is FlowData =>
  typeof value === 'object' && value !== null && 'pages' in value && 'href' in value

/** The board of the flow in a folder. Each has an export of its own: Storybook reads their names from this text. */
function boardOf(folder: string, search: FlowBoardProps['search'] = {}): Board {
  const path = `../../flows/${folder}/src`
  const flow = Object.values(definitions[`${path}/index.ts`] ?? {}).find(isFlow)
  if (!flow) throw new Error(`${path} has no flow`)
  return { args: { flow, personas: ways[`${path}/personas.ts`]?.personas ?? [], search } }
}

export const BreakDirectly: Board = boardOf('break-directly')
export const Common: Board = boardOf('common')
export const Dzl: Board = boardOf('dzl')
export const Hami: Board = boardOf('hami')
export const Kidswant: Board = boardOf('kidswant')
export const Koocard: Board = boardOf('koocard', { 'contact/detail': { level: '1' } })
export const Maoyan: Board = boardOf('maoyan')
export const MerchantCredit: Board = boardOf('merchant-credit')
export const Siku: Board = boardOf('siku')
export const Yinlian: Board = boardOf('yinlian')
export const Zhuanzhuan: Board = boardOf('zhuanzhuan')
