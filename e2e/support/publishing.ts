/** What journeys that publish a loan have in common. */
import type { ConfirmPage } from '../pages/ConfirmPage.ts'
import type { ResultPage } from '../pages/ResultPage.ts'
import type { LoanView, Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

export const WISH = { amount: 12_000, period: 12 }
export const PUBLISH = 'cash/publishV2'
export const STATUS = 'cash/getLoanAfterProcessInfo'
/** Longer than the limit of a call; also longer than a request that was sent may still be carried out. */
export const BEYOND_LIMIT = 21_000

/** Publishing was asked for at least once, and always with the same serial number. */
export async function expectOneSerial(sandbox: Sandbox): Promise<void> {
  expect(await sandbox.serials()).toHaveLength(1)
}

/** The page tells the truth while it does not know: nothing is claimed, nothing else is offered. */
export async function expectUnknown({ page, stateTitle, main }: ConfirmPage): Promise<void> {
  await expect(stateTitle).toHaveText('正在确认借款结果…')
  await expect(main).toContainText('暂时不能确定是否已经放款。核对完成前不会再次提交，也不会重复借款。')
  await expect(main).toContainText('申请流水号')
  await expect(page.getByRole('button', { name: /借款|提交/ })).toHaveCount(0)
}

/** A loan by the shortest way, on its result page. */
export async function borrow(confirm: ConfirmPage, result: ResultPage, sandbox: Sandbox): Promise<LoanView> {
  await confirm.open(WISH)
  await confirm.publish()
  const made = await sandbox.firstLoan()
  await result.shows(made)
  return made
}
