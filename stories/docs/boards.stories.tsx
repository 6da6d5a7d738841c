import { breakDirectly } from '@koo/flow-break-directly'
import { personas as breakDirectlyPersonas } from '@koo/flow-break-directly/personas'
import { common } from '@koo/flow-common'
import { personas as commonPersonas } from '@koo/flow-common/personas'
import { dzl } from '@koo/flow-dzl'
import { personas as dzlPersonas } from '@koo/flow-dzl/personas'
import { hami } from '@koo/flow-hami'
import { personas as hamiPersonas } from '@koo/flow-hami/personas'
import { kidswant } from '@koo/flow-kidswant'
import { personas as kidswantPersonas } from '@koo/flow-kidswant/personas'
import { koocard } from '@koo/flow-koocard'
import { personas as koocardPersonas } from '@koo/flow-koocard/personas'
import { maoyan } from '@koo/flow-maoyan'
import { personas as maoyanPersonas } from '@koo/flow-maoyan/personas'
import { siku } from '@koo/flow-siku'
import { personas as sikuPersonas } from '@koo/flow-siku/personas'
import { yinlian } from '@koo/flow-yinlian'
import { personas as yinlianPersonas } from '@koo/flow-yinlian/personas'
import { zhuanzhuan } from '@koo/flow-zhuanzhuan'
import { personas as zhuanzhuanPersonas } from '@koo/flow-zhuanzhuan/personas'
import '@koo/kit/theme/partners'
import { FlowBoard } from '@koo/page/stage'
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

export const BreakDirectly: Board = { args: { flow: breakDirectly, personas: breakDirectlyPersonas } }
export const Common: Board = { args: { flow: common, personas: commonPersonas } }
export const Dzl: Board = { args: { flow: dzl, personas: dzlPersonas } }
export const Hami: Board = { args: { flow: hami, personas: hamiPersonas } }
export const Kidswant: Board = { args: { flow: kidswant, personas: kidswantPersonas } }
export const Koocard: Board = {
  args: { flow: koocard, personas: koocardPersonas, search: { 'contact/detail': { level: '1' } } },
}
export const Maoyan: Board = { args: { flow: maoyan, personas: maoyanPersonas } }
export const Siku: Board = { args: { flow: siku, personas: sikuPersonas } }
export const Yinlian: Board = { args: { flow: yinlian, personas: yinlianPersonas } }
export const Zhuanzhuan: Board = { args: { flow: zhuanzhuan, personas: zhuanzhuanPersonas } }
