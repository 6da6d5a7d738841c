import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CascadeField, type LoadCascade } from './index.ts'
import { loadSample, pathOf } from './samples.ts'

const meta = {
  title: 'Primitives/CascadeField',
  component: CascadeField,
  args: { label: '居住地区', load: loadSample },
} satisfies Meta<typeof CascadeField>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const hangzhou = pathOf('浙江省', '杭州市', '西湖区', '西溪街道')

/** Opens the sheet and selects these entries. */
const go =
  (...way: string[]): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const sheet = within(await within(document.body).findByRole('dialog'))
    for (const name of way) await userEvent.click(await sheet.findByRole('radio', { name }))
  }

/** Replies down to a level; below it another reply follows. */
const upTo =
  (level: number, then: LoadCascade): LoadCascade =>
  (path, options) =>
    path.length < level ? loadSample(path, options) : then(path, options)

export const Empty: Story = { args: { hint: '与身份证地址不同也没关系' } }
export const Selected: Story = { args: { defaultValue: hangzhou, required: true } }
export const LongNames: Story = {
  args: {
    defaultValue: pathOf(
      '四川省',
      '阿坝藏族羌族自治州',
      '若尔盖县',
      '达扎寺镇（若尔盖湿地自然保护区管理局驻地）',
    ),
  },
}
export const Invalid: Story = { args: { error: '请选择到街道' } }
export const Disabled: Story = { args: { defaultValue: hangzhou, disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: hangzhou, readOnly: true } }

export const FirstLevel: Story = { play: go() }
export const OnTheWay: Story = { play: go('浙江省', '杭州市') }
export const OpenAtItsValue: Story = {
  args: { defaultValue: hangzhou },
  play: async (context) => {
    await go()(context)
    await within(document.body).findByRole('radio', { name: '西溪街道' })
  },
}
export const LongNamesOpen: Story = { play: go('四川省', '阿坝藏族羌族自治州', '若尔盖县') }
export const LoadingALevel: Story = {
  args: { load: upTo(1, () => new Promise(() => {})) },
  play: go('浙江省'),
}
export const LevelFailed: Story = {
  args: { load: upTo(2, () => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    await go('浙江省', '杭州市')(context)
    await within(document.body).findByText('区县没有加载出来')
  },
}
export const NothingToSelect: Story = {
  args: { load: () => Promise.resolve([]) },
  play: async (context) => {
    await go()(context)
    await within(document.body).findByText('暂无可选省份')
  },
}
