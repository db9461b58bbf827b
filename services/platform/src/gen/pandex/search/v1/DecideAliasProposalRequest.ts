// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface DecideAliasProposalRequest {
  'id'?: (number | string | Long);
  'state'?: (string);
}

export interface DecideAliasProposalRequest__Output {
  'id': (number);
  'state': (string);
}
