// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CreditQueryAcademicInfoContent, CreditQueryAcademicInfoRequest } from '../types.ts';

/**
 * A student record (spec 3).
 */
const zAcademicRecord = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    birthday: z.nullish(z.string()),
    nation: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    academy: z.nullish(z.string()),
    level: z.nullish(z.string()),
    faculty: z.nullish(z.string()),
    classes: z.nullish(z.string()),
    major: z.nullish(z.string()),
    sno: z.nullish(z.string()),
    eduSystem: z.nullish(z.string()),
    eduType: z.nullish(z.string()),
    studyForm: z.nullish(z.string()),
    admissionDate: z.nullish(z.string()),
    schoolRollStatus: z.nullish(z.string()),
    graduationDate: z.nullish(z.string()),
    onlineVerificationCode: z.nullish(z.string()),
    reportUpdateDate: z.nullish(z.string())
}));

export const zCreditQueryAcademicInfoContent = /*#__PURE__*/ lazySchema(() => zAcademicRecord());

/**
 * Student record: POST credit/queryAcademicInfo
 *
 * The student record behind a code (spec 3, proposed).
 */
export function creditQueryAcademicInfo(gateway: Gateway, request: CreditQueryAcademicInfoRequest, options?: CallOptions): Promise<CreditQueryAcademicInfoContent> {
    return gateway.call({ path: 'credit/queryAcademicInfo', content: zCreditQueryAcademicInfoContent, attempts: 2 }, request, options);
}

/** credit/queryAcademicInfo for a query library: the key holds path and request. */
export function creditQueryAcademicInfoQuery(gateway: Gateway, request: CreditQueryAcademicInfoRequest) {
    return {
        queryKey: ['credit/queryAcademicInfo', request] as const,
        queryFn: (context: CallOptions) => creditQueryAcademicInfo(gateway, request, { signal: context.signal }),
    };
}
