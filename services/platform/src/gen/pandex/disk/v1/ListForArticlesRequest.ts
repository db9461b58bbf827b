// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ListForArticlesRequest {
  'after_id'?: (number | string | Long);
  'size'?: (number);
  'ids'?: (number | string | Long)[];
  'noindex_default'?: (boolean);
  'replace_by_hand'?: (boolean);
}

export interface ListForArticlesRequest__Output {
  'after_id': (number);
  'size': (number);
  'ids': (number)[];
  'noindex_default': (boolean);
  'replace_by_hand': (boolean);
}
