// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface AliasProposal {
  'id'?: (number | string | Long);
  'name'?: (string);
  'title'?: (string);
  'networks'?: (number);
  'state'?: (string);
  'create_time'?: (string);
  'last_time'?: (string);
}

export interface AliasProposal__Output {
  'id': (number);
  'name': (string);
  'title': (string);
  'networks': (number);
  'state': (string);
  'create_time': (string);
  'last_time': (string);
}
