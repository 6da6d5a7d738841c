import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SelectField } from './index.ts'
import { incomes, industries } from './samples.ts'

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: { label: '月收入', options: incomes },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await within(document.body).findByRole('dialog')
}

export const Empty: Story = { args: { hint: '按税前收入选择' } }
export const Selected: Story = { args: { defaultValue: '3', required: true } }
export const Invalid: Story = { args: { error: '请选择月收入' } }
export const Disabled: Story = { args: { defaultValue: '3', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: '3', readOnly: true, hint: '审核中，暂不能修改' } }
export const LongName: Story = { args: { label: '所属行业', options: industries, defaultValue: 'm' } }

export const Open: Story = { args: { defaultValue: '3' }, play: open }
/** With more than twelve options there is a search field. */
export const OpenWithSearch: Story = {
  args: { label: '所属行业', options: industries, defaultValue: 'm' },
  play: open,
}
export const OpenNothingFound: Story = {
  args: { label: '所属行业', options: industries },
  play: async (context) => {
    await open(context)
    await userEvent.type(within(document.body).getByRole('searchbox'), '航天')
  },
}
export const OpenWithoutOptions: Story = { args: { options: [] }, play: open }
