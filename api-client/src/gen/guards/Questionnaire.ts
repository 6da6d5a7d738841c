// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gSubjectRelation: Guard = ['object'];

const gSubjectOption: Guard = ['object'];

const gSubjectOptions: Guard = ['object', {
    optionList: ['?', ['list', gSubjectOption]],
}];

const gSubject: Guard = ['object', {
    subjectRelationList: ['?', ['list', gSubjectRelation]],
    subjectOptionData: ['?', gSubjectOptions],
}];

export const gQuestionnaire: Guard = ['object', {
    subjectList: ['list', gSubject],
}];
