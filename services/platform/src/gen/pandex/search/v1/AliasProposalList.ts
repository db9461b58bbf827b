// Original file: protos/pandex/search/v1/search.proto

import type { AliasProposal as _pandex_search_v1_AliasProposal, AliasProposal__Output as _pandex_search_v1_AliasProposal__Output } from '../../../pandex/search/v1/AliasProposal.ts';

export interface AliasProposalList {
  'list'?: (_pandex_search_v1_AliasProposal)[];
  'total'?: (number);
}

export interface AliasProposalList__Output {
  'list': (_pandex_search_v1_AliasProposal__Output)[];
  'total': (number);
}
