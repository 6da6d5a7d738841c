import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  contingentItems,
  discountedLoan,
  longTexts,
  mixedLoan,
  partneredLoan,
  plainLoan,
  waivedLoan,
} from '../CostDisclosure/samples.ts'
import { manualTimer } from '../timing/manualTimer.ts'
import { CostDisclosureSheet } from './index.ts'

const meta = {
  title: 'Business/CostDisclosureSheet',
  component: CostDisclosureSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    costs: plainLoan,
    onConfirm: () => {},
    // Time stands still, so that pictures do not differ.
    timer: manualTimer(),
  },
} satisfies Meta<typeof CostDisclosureSheet>

export default meta

type Story = StoryObj<typeof meta>

export const PlainLoan: Story = {}
export const Reading: Story = { args: { seconds: 5 } }
