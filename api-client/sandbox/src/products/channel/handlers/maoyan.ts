import type { Handlers } from '../../../engine/context.ts'
import { partners } from '../partners/index.ts'
import {
  amounts,
  assessmentStatus,
  pageMeta,
  proveFace,
  provePerson,
  provePhotos,
  startAssessing,
  userInfo,
} from './application.ts'

const { maoyan } = partners

/** Handlers of the application through the film-ticket partner, which has its own call group. */
export const maoyanHandlers = {
  'creditMaoYan/getPageMeta': (_, context) => pageMeta(context, maoyan),
  'creditMaoYan/queryUserInfo': (_, context) => userInfo(context, maoyan),
  'creditMaoYan/idAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, maoyan),
  'creditMaoYan/idNumberAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, maoyan),
  'creditMaoYan/idCardAuth': (request, context) => provePhotos(request, context, maoyan),
  'creditMaoYan/faceVerify': (request, context) => proveFace(request, context),
  'creditMaoYan/assessAmount': (_, context) => startAssessing(context, maoyan),
  'creditMaoYan/queryAssessAmountStatus': (_, context) => assessmentStatus(context),
  'creditMaoYan/queryAmount': (_, context) => amounts(context),
} satisfies Handlers
