import { Button } from '@koo/kit/Button'
import { Header } from '@koo/kit/Header'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { type LoanButtonContract, loanButton, readLoanButtonAuth } from '@koo/pricing'

const done = {
  faceAuth: 1,
  idAuth: 1,
  idPhotoBackAuth: 1,
  idPhotoFrontAuth: 1,
  contactsAuth: 1,
  verifyTime: true,
} as const satisfies LoanButtonContract

const samples: readonly [string, LoanButtonContract][] = [
  ['资料齐全', done],
  ['未做人脸识别', { ...done, faceAuth: 0 }],
  ['缺少身份证照片', { ...done, idPhotoBackAuth: 0 }],
  ['联系人验证失败', { ...done, contactsAuth: 4, verifyTime: false }],
  ['未验证联系人', { ...done, contactsAuth: 0 }],
  ['灰度用户直接借款', { ...done, faceAuth: 0, loanButtonGray: true }],
]

/** Label and status of the loan button for every kind of missing data (semantics 10). */
export function LoanButtonBoard() {
  return (
    <Page header={<Header title="借款按钮" />}>
      {samples.map(([heading, raw]) => {
        const { label, status, isDisabled } = loanButton(readLoanButtonAuth(raw))
        return (
          <Surface key={heading} heading={heading} aside={status === null ? '不可点' : `状态${status}`}>
            <Button block disabled={isDisabled}>
              {label}
            </Button>
          </Surface>
        )
      })}
    </Page>
  )
}
