// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CreditQueryAcademicInfoContent, CreditQueryAcademicInfoRequest } from '../types.ts';

const gAcademicRecord: Guard = ['object', {}, {
    name: 'text',
    gender: 'text',
    birthday: 'text',
    nation: 'text',
    idNumber: 'text',
    academy: 'text',
    level: 'text',
    faculty: 'text',
    classes: 'text',
    major: 'text',
    sno: 'text',
    eduSystem: 'text',
    eduType: 'text',
    studyForm: 'text',
    admissionDate: 'text',
    schoolRollStatus: 'text',
    graduationDate: 'text',
    onlineVerificationCode: 'text',
    reportUpdateDate: 'text',
}];

/**
 * Student record: POST credit/queryAcademicInfo
 *
 * The student record behind a code (proposed).
 * - Result 42141: the proof is refused; the text says why
 */
export function creditQueryAcademicInfo(gateway: Gateway, request: CreditQueryAcademicInfoRequest, options?: CallOptions): Reply<CreditQueryAcademicInfoContent, 42141> {
    return gateway.call({ path: 'credit/queryAcademicInfo', guard: ['some', gAcademicRecord], attempts: 2 }, request, options);
}

/** credit/queryAcademicInfo for a query library: the key holds path and request. */
export function creditQueryAcademicInfoQuery(gateway: Gateway, request: CreditQueryAcademicInfoRequest) {
    return {
        queryKey: ['credit/queryAcademicInfo', request] as const,
        queryFn: (context: CallOptions) => creditQueryAcademicInfo(gateway, request, { signal: context.signal }),
    };
}
