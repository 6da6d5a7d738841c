import { timePasses } from '../support/clock.ts'
import { expectOneSerial, expectUnknown, BEYOND_LIMIT, PUBLISH, STATUS, WISH } from '../support/publishing.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 } } })

test.describe('a reply that got lost after the loan was made', () => {
  for (const { how, fault } of [
    { how: 'half of it arrives', fault: 'half' },
    { how: 'the connection breaks', fault: 'drop=after' },
    { how: 'HTTP 500', fault: 'http=500:after' },
    { how: 'it is not JSON', fault: 'malformed' },
    { how: 'its JSON stops half way', fault: 'truncated' },
    {
      how: 'a proxy’s page instead',
      fault: { kind: 'reply', bodyText: '<html>502</html>', when: 'after' } as const,
    },
  ]) {
    test(`${how}: one loan, and its result is shown`, async ({ confirm, result, sandbox }) => {
      // Repeats would become loans. A broken connection is the exception: there the browser itself asks again.
      if (fault !== 'drop=after') await sandbox.keepRepeats()
      await sandbox.fault({ match: PUBLISH, fault }, { match: STATUS, fault: 'http=503' })
      await confirm.open(WISH)
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
    await confirm.open(WISH)
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

test.describe('a request that never reached the lender', () => {
  test('is called not submitted only when it cannot arrive any more, and can be repeated as one loan', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, times: 1, fault: 'http=503' })
    await page.clock.install()
    await confirm.open(WISH)
    await confirm.publish()
    // "Not found" is the lender's answer from the first question on, but a late request could still arrive.
    await sandbox.asked(STATUS)
    await expectUnknown(confirm)
    await page.clock.fastForward(BEYOND_LIMIT)
    await expect(confirm.stateTitle).toHaveText('这笔申请没有提交成功')
    await expect(confirm.main).toContainText('没有产生借款，也不会放款')

    // Another code can be had after a minute.
    await timePasses(page, sandbox, 60_000)
    await page.getByRole('button', { name: '重新确认借款' }).tap()
    await confirm.hasTerms()
    await confirm.publish()
    await result.shows(await sandbox.firstLoan())
    await expectOneSerial(sandbox)
  })
})

/** The connection breaks, and Chromium asks again by itself: only a lender that drops repeats makes one loan of that. */
test.describe('a request that arrives late', () => {
  test('within the limit: nobody says that there is no loan', async ({ confirm, result, sandbox }) => {
    await sandbox.fault({ match: PUBLISH, fault: 'late=15000' })
    await confirm.open(WISH)
    await confirm.publish()
    await sandbox.asked(STATUS)
    await expectUnknown(confirm)
    await sandbox.advance(15_000)
    await result.shows(await sandbox.onlyLoan())
    await expectOneSerial(sandbox)
  })

  test('after 30 seconds: asking again has the same serial number, and still makes one loan', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.fault({ match: PUBLISH, fault: 'late=30000' })
    await page.clock.install()
    await confirm.open(WISH)
    await confirm.publish()
    await sandbox.asked(STATUS)
    await page.clock.fastForward(BEYOND_LIMIT)
    await expect(confirm.stateTitle).toHaveText('这笔申请没有提交成功')
    // It arrives now, while the customer is reading that.
    await sandbox.clearFaults()
    await sandbox.advance(30_000)
    await sandbox.onlyLoan()
    await page.getByRole('button', { name: '重新确认借款' }).tap()
    await confirm.hasTerms()
    await confirm.publish()
    await result.shows(await sandbox.onlyLoan())
    await expectOneSerial(sandbox)
  })
})

test('an outcome that cannot be learned is left to the customer to ask for, never offered again', async ({
  page,
  confirm,
  result,
  sandbox,
}) => {
  await sandbox.keepRepeats()
  await sandbox.fault({ match: PUBLISH, fault: 'half' }, { match: STATUS, fault: replying(null) })
  await page.clock.install()
  await confirm.open(WISH)
  await confirm.publish()
  await expectUnknown(confirm)
  // 60 questions with growing pauses: the clock is moved on until the page has given up asking by itself.
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

test('a refusal of the lender is told in his words, with the way back and everything still there', async ({
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
  await loan.goOn()
  await confirm.publish()
  await expect(confirm.stateTitle).toHaveText('这笔借款没有成功')
  await expect(confirm.main).toContainText('可借额度不足，请调整金额')
  await expect(confirm.main).toContainText('没有放款，额度没有变化，您填写的内容都还在。')
  expect((await sandbox.world()).loanCount).toBe(0)
  await page.getByRole('button', { name: '返回修改' }).tap()
  await expect(loan.amount).toHaveValue('15000')
})
