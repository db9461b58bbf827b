// Original file: protos/pandex/search/v1/search.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListAliasProposalsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'state'?: (string);
}

export interface ListAliasProposalsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'state': (string);
}
