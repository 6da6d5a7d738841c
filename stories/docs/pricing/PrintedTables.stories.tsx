import { Header } from '@koo/kit/Header'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintedTables } from './PrintedTables.tsx'

const meta = {
  title: 'Pricing/Printed tables',
  component: PrintedTables,
  decorators: [
    (Story) => (
      <Page header={<Header title="Printed tables" />}>
        <Notice>The figure that is printed, and below it the one that is calculated.</Notice>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PrintedTables>

export default meta
type Story = StoryObj<typeof meta>

export const Authorities: Story = {}
