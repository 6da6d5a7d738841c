import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanButtonBoard } from './LoanButtonBoard.tsx'

const meta = { title: 'Pricing/Loan button', component: LoanButtonBoard } satisfies Meta<
  typeof LoanButtonBoard
>

export default meta

/** The first row that holds is used. */
export const EveryRow: StoryObj<typeof meta> = {}
