import { OwnServer } from '../support/ownServer.ts'
import { LOAN_TERMS } from '../support/publishing.ts'
import { expect, test as base } from '../support/test.ts'

interface ServerFixtures {
  server: OwnServer
}

/** Every test has its own server, with the worlds in a file. */
const test = base.extend<ServerFixtures>({
  server: async ({ persona }, give, info) => {
    const server = new OwnServer(info.outputPath(`${persona}.db`))
    await server.start()
    await give(server)
    await server.kill()
  },
  baseURL: async ({ server }, give) => give(server.origin),
})

test('killed during publishing: the loan is found, and not made twice', async ({
  server,
  confirm,
  result,
  sandbox,
}) => {
  sandbox.expectNoNetwork()
  await sandbox.keepRepeats()
  await sandbox.fault({ match: 'cash/publishV2', fault: 'latency=60000:after' })
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  await sandbox.firstLoan()
  const before = await sandbox.world()
  await server.kill()
  await expect(confirm.stateTitle).toHaveText('正在确认借款结果')
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

test('killed during reading and review: the journey continues where it was', async ({
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
  // The form can be filled in without the server; the next step shows that the server is missing.
  await loan.period(6).tap()
  await expect(loan.payments.first()).toHaveText(/^¥/)
  await loan.consent.tap()
  await expect(page.getByText('网络异常，请您重新提交')).toBeVisible()
  await expect(loan.consent).not.toBeChecked()
  await server.start()
  await loan.continueToConfirm()
  await confirm.hasTerms()
  await confirm.askForCode()
  // The code that was sent, the terms and the session survive a restart of the server.
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
