import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandOf } from './brands.ts'
import { Colour } from './Colour.tsx'

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  // It is made of the kit's data, whose change is tested there.
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
  args: { brand: brandOf('') },
  render: (_args, { globals }) => <Colour brand={brandOf(globals['brand'])} />,
} satisfies Meta<typeof Colour>

export default meta
type Story = StoryObj<typeof meta>

export const DayAndNight: Story = {}
