import { page } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { merchant } from './flow.ts'

/** Ways of an application from its beginning to a limit, of its ends, and of what is beside it. */
export const personas = [
  {
    name: 'merchant-start',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'meituan' },
      { at: 'meituanCredit', exit: 'upload' },
      { at: 'meituanUpload', exit: 'example' },
      { at: 'meituanUpload/meituanDemoOne', exit: 'done' },
      { at: 'meituanUpload', exit: 'done' },
      { at: 'merchantCredit', exit: 'moved', server: page('orderSubmitted') },
      { at: 'orderSubmitted', exit: 'moved', server: page('submitPass') },
      { at: 'submitPass', exit: 'documents' },
      { at: 'uploadFile', exit: 'certificate' },
      { at: 'uploadCertificate', exit: 'done' },
      { at: 'uploadFile', exit: 'contract' },
      { at: 'uploadContract', exit: 'done' },
      { at: 'uploadFile', exit: 'moved', server: page('orderChecking') },
      { at: 'orderChecking', exit: 'moved', server: page('checkSuccess') },
      { at: 'checkSuccess', exit: 'loan' },
      { at: 'loan', exit: 'done' },
    ],
  },
  { name: 'merchant-opened', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
  { name: 'merchant-draft', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
  {
    name: 'merchant-barred',
    server: page('merchantCredit'),
    lines: [{ at: 'merchantCredit', exit: 'home' }],
  },
  {
    name: 'merchant-pre-audit-refused',
    server: page('merchantCredit'),
    lines: [{ at: 'merchantCredit', exit: 'moved', server: page('checkFail') }, { at: 'checkFail' }],
  },
  {
    name: 'merchant-submitted',
    server: page('orderSubmitted'),
    lines: [
      { at: 'orderSubmitted', exit: 'moved', server: page('checkFail') },
      { at: 'checkFail', exit: 'again' },
    ],
  },
  { name: 'merchant-refused', server: page('checkFail'), lines: [{ at: 'checkFail', exit: 'home' }] },
  { name: 'merchant-final-refused', server: page('checkFail'), lines: [{ at: 'checkFail' }] },
  {
    name: 'merchant-cancelled',
    server: page('checkFail', { query: { type: 'cancel' } }),
    lines: [{ at: 'checkFail', exit: 'again' }, { at: 'merchantCredit' }],
  },
  {
    name: 'merchant-passed',
    server: page('submitPass'),
    lines: [
      { at: 'submitPass', exit: 'face' },
      { at: 'video', exit: 'failed' },
      { at: 'videofail', exit: 'again' },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess', exit: 'done', server: page('submitPass') },
      { at: 'submitPass', exit: 'documents' },
      { at: 'uploadFile', exit: 'marriageCert' },
      { at: 'uploadMarriageCert', exit: 'done' },
      { at: 'uploadFile', exit: 'idCard' },
      { at: 'cardUpload', exit: 'done' },
      { at: 'uploadFile' },
    ],
  },
  { name: 'merchant-documents-in', server: page('submitPass'), lines: [{ at: 'submitPass' }] },
  { name: 'merchant-reviewing', server: page('orderChecking'), lines: [{ at: 'orderChecking' }] },
  {
    name: 'merchant-approved',
    server: page('checkSuccess'),
    lines: [{ at: 'checkSuccess', exit: 'loan' }, { at: 'loan' }],
  },
  { name: 'merchant-lowered', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
  {
    name: 'merchant-stores',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'ele' },
      { at: 'eleCredit', exit: 'done' },
      { at: 'merchantCredit', exit: 'weChat' },
      { at: 'weChatCredit', exit: 'upload' },
      { at: 'weChatUpload', exit: 'example3' },
      { at: 'weChatUpload/weChatDemoThree', exit: 'done' },
      { at: 'weChatUpload' },
    ],
  },
  {
    name: 'merchant-tobacco',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'tobacco' },
      { at: 'tobacco', exit: 'start' },
      { at: 'tobacco/basicInfo', exit: 'next' },
      { at: 'tobacco/manageInfo', exit: 'next' },
      { at: 'tobacco/goodsInfo', exit: 'next' },
    ],
  },
  {
    name: 'merchant-tobacco-ended',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'tobacco' },
      { at: 'tobacco', exit: 'failed' },
      { at: 'tobacco/failure', exit: 'home' },
      { at: 'merchantCredit' },
    ],
  },
  {
    name: 'merchant-booked',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'booking' },
      { at: 'preOrder', exit: 'result' },
      { at: 'preOrderResult', exit: 'home' },
      { at: 'merchantCredit', exit: 'booking' },
      { at: 'preOrder', exit: 'start' },
      { at: 'preOrderInfo', exit: 'example' },
      { at: 'preOrderInfo/preOrderExample', exit: 'done' },
      { at: 'preOrderInfo', exit: 'done' },
      { at: 'preOrderResult' },
    ],
  },
  {
    name: 'merchant-limit-ended',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'moved', server: page('orderSubmitted') },
      { at: 'orderSubmitted' },
    ],
  },
  {
    name: 'merchant-documents-overdue',
    server: page('checkFail', { query: { type: 'cancel' } }),
    lines: [{ at: 'checkFail', exit: 'again' }, { at: 'merchantCredit' }],
  },
  {
    name: 'merchant-one-document',
    server: page('submitPass'),
    lines: [
      { at: 'submitPass', exit: 'documents' },
      { at: 'uploadFile', exit: 'contract' },
      { at: 'uploadContract', exit: 'done' },
      { at: 'uploadFile' },
    ],
  },
  {
    name: 'merchant-document-refused',
    server: page('submitPass'),
    lines: [
      { at: 'submitPass', exit: 'documents' },
      { at: 'uploadFile', exit: 'contract' },
      { at: 'uploadContract' },
    ],
  },
  { name: 'merchant-pre-audit-slow', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
  {
    name: 'merchant-capped',
    server: page('checkSuccess'),
    lines: [{ at: 'checkSuccess', exit: 'loan' }, { at: 'loan' }],
  },
  {
    name: 'merchant-borrowed',
    server: page('checkSuccess'),
    lines: [
      { at: 'checkSuccess', exit: 'loan' },
      { at: 'loan', exit: 'done' },
    ],
  },
  { name: 'merchant-both-proofs', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
  {
    name: 'merchant-tobacco-unread',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'tobacco' },
      { at: 'tobacco', exit: 'start' },
      { at: 'tobacco/basicInfo', exit: 'next' },
      { at: 'tobacco/manageInfo' },
    ],
  },
  {
    name: 'merchant-tobacco-half',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'tobacco' },
      { at: 'tobacco', exit: 'start' },
      { at: 'tobacco/basicInfo', exit: 'failed' },
      { at: 'tobacco/failure', exit: 'again' },
      { at: 'tobacco' },
    ],
  },
  {
    name: 'merchant-booking-visited',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'booking' },
      { at: 'preOrder', exit: 'result' },
      { at: 'preOrderResult' },
    ],
  },
  {
    name: 'merchant-booking-declined',
    server: page('merchantCredit'),
    lines: [
      { at: 'merchantCredit', exit: 'booking' },
      { at: 'preOrder', exit: 'result' },
      { at: 'preOrderResult', exit: 'again' },
      { at: 'preOrder' },
    ],
  },
  { name: 'merchant-unknown-status', server: page('merchantCredit'), lines: [{ at: 'merchantCredit' }] },
] as const satisfies readonly Persona<keyof typeof merchant.pages>[]
