import type { Meta, StoryObj } from '@storybook/react-vite'
import { CostDisclosure } from './index.ts'
import {
  contingentItems,
  discountedLoan,
  instalments,
  longTexts,
  mixedLoan,
  partneredLoan,
  waivedLoan,
  words,
} from './samples.ts'

const meta = {
  title: 'Business/CostDisclosure',
  component: CostDisclosure,
  args: { costs: instalments, words },
} satisfies Meta<typeof CostDisclosure>

export default meta

type Story = StoryObj<typeof meta>

export const Instalments: Story = {}
export const WithCoupon: Story = { args: { costs: discountedLoan } }
export const Waived: Story = { args: { costs: waivedLoan } }
export const TwoInstitutions: Story = { args: { costs: mixedLoan } }
export const PartnersFee: Story = { args: { costs: partneredLoan } }
export const Contingent: Story = { args: { costs: { ...instalments, contingent: contingentItems } } }
/** The rate of a year is seen, and not how it is calculated. */
export const WithoutMethod: Story = { args: { costs: { ...instalments, method: undefined } } }
export const Longest: Story = { args: { costs: longTexts } }
