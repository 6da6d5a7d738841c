// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';

const gSubjectRelation: Guard = ['object', {
    relationId: 'id',
}, {
    relationValue: 'text',
}];

const gSubjectOption: Guard = ['object', {
    key: 'text',
    value: 'text',
}];

const gSubjectOptions: Guard = ['object', {}, {
    optionList: ['complete', gSubjectOption],
    optionUpperLimit: 'whole',
}];

const gSubject: Guard = ['object', {
    subjectId: 'id',
    subjectTitle: 'text',
    templateCode: 'text',
}, {
    subjectCode: 'text',
    isRequired: gFlag,
    isHeader: gFlag,
    isOptionSort: gFlag,
    subjectRelationList: ['complete', gSubjectRelation],
    subjectOptionData: gSubjectOptions,
}];

export const gQuestionnaire: Guard = ['object', {
    questionnaireCode: 'text',
    subjectList: ['complete', gSubject],
}, {
    id: 'id',
    questionnaireTitle: 'text',
    questionnaireDesc: 'text',
    questionnaireStatus: 'id',
    windowId: 'id',
}];
