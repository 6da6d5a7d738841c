import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { mountOf, frozenSandbox } from '../../../api-client/sandbox/src/testing/client.ts'
import { loanJourney } from '../../../api-client/sandbox/src/testing/scenario.ts'
import { ScenarioBoard } from './ScenarioBoard.tsx'

const meta = {
  title: 'Sandbox/Loan journey',
  component: ScenarioBoard,
  // Only a list of texts, which the play function checks; a picture would add nothing.
  tags: ['no-picture'],
  args: { title: '借款全流程', begin: () => loanJourney(mountOf(frozenSandbox()), 'story') },
} satisfies Meta<typeof ScenarioBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Before the start: the list of all steps. */
export const Waiting: Story = {}

/** The same scenario that the sandbox's own tests run in Node and over HTTP, here in the page. */
export const Walked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = canvas.getAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: '开始' }))
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent(`全部通过，共${rows.length}步`),
      {
        timeout: 20_000,
      },
    )
    for (const row of rows) await expect(row).toHaveTextContent(/(?<!未)通过$/)
  },
}
