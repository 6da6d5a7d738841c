import { timePasses } from '../support/clock.ts'
import {
  expectOneSerial,
  expectUnknown,
  BEYOND_LIMIT,
  PUBLISH,
  STATUS,
  LOAN_TERMS,
} from '../support/publishing.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 } } })

test.describe('a lost reply after the loan was made', () => {
  for (const { how, fault } of [
    { how: 'half of it arrives', fault: 'half' },
    { how: 'the connection breaks', fault: 'drop=after' },
    { how: 'HTTP 500', fault: 'http=500:after' },
    {
      how: 'a proxy’s page instead',
      fault: { kind: 'reply', bodyText: '<html>502</html>', when: 'after' } as const,
    },
  ]) {
    test(`${how}: one loan, and its result is shown`, async ({ confirm, result, sandbox }) => {
      // A repeated request would make another loan. Not for a broken connection: there the browser itself repeats the
      // request.
      if (fault !== 'drop=after') await sandbox.keepRepeats()
      await sandbox.fault({ match: PUBLISH, fault }, { match: STATUS, fault: 'http=503' })
      await confirm.open(LOAN_TERMS)
      await confirm.publish()
      await expectUnknown(confirm)
      await sandbox.clearFaults()
      await result.shows(await sandbox.onlyLoan())
      await expectOneSerial(sandbox)
    })
  }

  test('no reply for 20 seconds: one loan, and its result is shown', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, fault: 'hang=after' }, { match: STATUS, fault: 'http=503' })
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await expect(confirm.stateTitle).toHaveText('正在提交借款申请')
    await expect(confirm.main).toContainText('这笔申请只会提交一次，不会重复借款。')
    await sandbox.asked(PUBLISH)
    await page.clock.fastForward(BEYOND_LIMIT)
    await expectUnknown(confirm)
    await sandbox.clearFaults()
    await result.shows(await sandbox.onlyLoan())
    await expectOneSerial(sandbox)
  })
})

test.describe('a request that never reached the server', () => {
  test('is called not received only after the limit, never lost, and can be repeated as one loan', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, times: 1, fault: 'http=503' })
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    // The server says "not found" from the first query on, but a late request could still arrive.
    await sandbox.asked(STATUS)
    await expectUnknown(confirm)
    await page.clock.fastForward(BEYOND_LIMIT)
    await expect(confirm.stateTitle).toHaveText('暂时没有收到这笔申请')
    await expect(confirm.main).toContainText('申请流水号不变，不会产生第二笔借款')
    await expect(confirm.main).not.toContainText('没有产生借款')

    await page.getByRole('button', { name: '重新提交' }).tap()
    await confirm.hasTerms()
    // A new code can be requested after a minute.
    await timePasses(page, sandbox, 60_000)
    await confirm.publish()
    await result.shows(await sandbox.firstLoan())
    await expectOneSerial(sandbox)
  })
})

test('only the lender says that there is no loan: once it has closed the serial number', async ({
  page,
  confirm,
  sandbox,
}) => {
  await sandbox.fault({ match: PUBLISH, times: 1, fault: 'http=503' })
  await page.clock.install()
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  await sandbox.asked(STATUS)
  await page.clock.fastForward(BEYOND_LIMIT)
  await expect(confirm.stateTitle).toHaveText('暂时没有收到这笔申请')
  await timePasses(page, sandbox, 61_000)
  await expect(confirm.stateTitle).toHaveText('这笔申请没有提交成功')
  await expect(confirm.main).toContainText('没有产生借款，也不会放款，可以放心重新申请。')
  await page.getByRole('button', { name: '重新确认借款' }).tap()
  await confirm.hasTerms()
})

/**
 * The connection breaks, and Chromium repeats the request by itself. It stays one loan only if the server drops
 * repeats.
 */
test.describe('a request that arrives late', () => {
  test('within the limit: the page never says that there is no loan', async ({
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.fault({ match: PUBLISH, fault: 'late=15000' })
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await sandbox.asked(STATUS)
    await expectUnknown(confirm)
    await sandbox.advance(15_000)
    await result.shows(await sandbox.onlyLoan())
    await expectOneSerial(sandbox)
  })

  test('after 30 seconds: it is found before it is sent again, and is one loan', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.fault({ match: PUBLISH, fault: 'late=30000' })
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await sandbox.asked(STATUS)
    await page.clock.fastForward(BEYOND_LIMIT)
    await expect(confirm.stateTitle).toHaveText('暂时没有收到这笔申请')
    await page.getByRole('button', { name: '重新提交' }).tap()
    await confirm.hasTerms()
    // The request arrives now, while the customer is about to submit again.
    await sandbox.clearFaults()
    await sandbox.advance(30_000)
    await sandbox.onlyLoan()
    await timePasses(page, sandbox, 31_000)
    await confirm.confirm.tap()
    await result.shows(await sandbox.onlyLoan())
    await expectOneSerial(sandbox)
  })
})

test('with an unknown outcome the customer can check again, but not apply again', async ({
  page,
  confirm,
  result,
  sandbox,
}) => {
  await sandbox.keepRepeats()
  await sandbox.fault({ match: PUBLISH, fault: 'half' }, { match: STATUS, fault: replying(null) })
  await page.clock.install()
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  await expectUnknown(confirm)
  // 60 queries with growing pauses: the clock moves on until the page stops polling.
  const ask = page.getByRole('button', { name: '重新核对' })
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(ask).toBeVisible({ timeout: 20 })
  }).toPass({ intervals: [10], timeout: 30_000 })
  await expect(confirm.stateTitle).toHaveText('暂时没有得到结果')
  await expect(confirm.main).toContainText('暂时不能确定是否已经放款。若已放款，资金会进入所选银行卡。')

  await sandbox.clearFaults()
  await ask.tap()
  await result.shows(await sandbox.onlyLoan())
  await expectOneSerial(sandbox)
})

test('a refusal shows the server’s message, with a way back and all entries kept', async ({
  page,
  loan,
  confirm,
  sandbox,
}) => {
  await sandbox.fault({
    match: PUBLISH,
    times: 1,
    fault: { kind: 'result', code: 42112, message: '可借额度不足，请调整金额' },
  })
  await loan.open('?amount=12000')
  await loan.amount.fill('15000')
  await loan.continueToConfirm()
  await confirm.publish()
  await expect(confirm.stateTitle).toHaveText('这笔借款没有成功')
  await expect(confirm.main).toContainText('可借额度不足，请调整金额')
  await expect(confirm.main).toContainText('没有放款，额度没有变化，您填写的内容都还在。')
  expect((await sandbox.world()).loanCount).toBe(0)
  await page.getByRole('button', { name: '返回修改' }).tap()
  await expect(loan.amount).toHaveValue('15,000')
})
