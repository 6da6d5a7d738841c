import { OwnServer } from '../support/own-server.ts'
import { WISH } from '../support/publishing.ts'
import { expect, test as base } from '../support/test.ts'

interface Own {
  server: OwnServer
}

/** Every test has a server of its own, whose worlds are in a file. */
const test = base.extend<Own>({
  server: async ({ persona }, give, info) => {
    const server = new OwnServer(info.outputPath(`${persona}.db`))
    await server.start()
    await give(server)
    await server.kill()
  },
  baseURL: async ({ server }, give) => give(server.origin),
})

test('killed while a loan is being published: what was made is found, nothing is made twice', async ({
  server,
  confirm,
  result,
  sandbox,
}) => {
  sandbox.expectNoNetwork()
  await sandbox.keepRepeats()
  await sandbox.fault({ match: 'cash/publishV2', fault: 'latency=60000:after' })
  await confirm.open(WISH)
  await confirm.publish()
  await sandbox.firstLoan()
  const before = await sandbox.world()
  await server.kill()
  await expect(confirm.stateTitle).toHaveText('正在确认借款结果…')
  await expect(confirm.main).toContainText('暂时不能确定是否已经放款。')

  await server.start()
  await sandbox.clearFaults()
  const made = await sandbox.onlyLoan()
  expect(made).toEqual(before.loans[0])
  await result.shows(made)
  const after = await sandbox.world()
  expect(after.consents).toEqual(before.consents)
  expect(after.users[0]?.usableCents).toBe(before.users[0]?.usableCents)
})

test('killed while the customer reads and the review runs: the journey goes on where it was', async ({
  server,
  page,
  loan,
  confirm,
  result,
  sandbox,
}) => {
  sandbox.expectNoNetwork()
  await loan.open()
  await loan.amount.fill('12000')
  await server.kill()
  // The form needs nobody to be filled in; going on without the lender is told.
  await loan.period(6).tap()
  await expect(loan.payments.first()).toHaveText(/^¥/)
  await loan.consent.tap()
  await expect(page.getByText('网络异常，请您重新提交')).toBeVisible()
  await expect(loan.consent).not.toBeChecked()
  await server.start()
  await loan.goOn()
  await confirm.hasTerms()
  await confirm.askForCode()
  // The code that is on its way, the terms and the session outlive the lender's process.
  await server.kill()
  await server.start()
  await confirm.signWith()
  await expect(result.review).toHaveText('机构审核中')
  const made = await sandbox.onlyLoan()
  await server.kill()
  await server.start()
  await expect(result.review).toHaveText('审核通过', { timeout: 20_000 })
  await result.shows(made)
  expect((await sandbox.onlyLoan()).rows).toEqual(made.rows)
})
