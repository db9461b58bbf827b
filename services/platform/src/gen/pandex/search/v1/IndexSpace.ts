// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface IndexSpace {
  'disk_free'?: (number | string | Long);
  'disk_total'?: (number | string | Long);
}

export interface IndexSpace__Output {
  'disk_free': (number);
  'disk_total': (number);
}
