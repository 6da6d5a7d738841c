import type { FlowData } from '@koo/flow'
import '@koo/kit/theme/partners'
import { boardCustomers, FlowBoard, type FlowBoardProps } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'

/**
 * All pages of a channel from left to right as customers come by them, with an arrow for each exit to a page. The toolbar has the
 * theme and the brand, the controls have the customer: in arrears, refused, with coupons.
 */
const meta: Meta<typeof FlowBoard> = {
  title: 'Boards/Channels',
  tags: ['wide'],
  component: FlowBoard,
  argTypes: {
    customer: {
      control: { type: 'select', labels: boardCustomers },
      options: [undefined, ...Object.keys(boardCustomers)],
    },
    zoom: { control: { type: 'range', min: 0.3, max: 1, step: 0.1 } },
    flow: { control: false },
    personas: { control: false },
    search: { control: false },
    theme: { control: false },
  },
  // Alone in a window, as for pictures, the screens have their size; in the frame of Storybook there is less room.
  args: { zoom: window.parent === window ? 1 : 0.6 },
  render: (args, { globals }) => <FlowBoard {...args} theme={String(globals['brand'] ?? '') || undefined} />,
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
const terms = { amount: '12000', period: '12', card: 'C1' }
/** Two loan pages beside each other choose their period in turn; each has its picture in its own stories. */
export const CashLoan: Board = {
  ...boardOf('cash-loan', {
    'cash/home/confirm': { ...terms, coupons: 'CR3,CM1' },
    'cashLead/confirm': terms,
    'cash/home/videoAuth': { ...terms, type: 'new' },
    'cash/smartVideo': terms,
  }),
  tags: ['no-picture'],
}
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
