// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface VisitPoint {
  'time'?: (string);
  'visit'?: (number | string | Long);
  'search'?: (number | string | Long);
  'detail'?: (number | string | Long);
  'import'?: (number | string | Long);
  'register'?: (number | string | Long);
  'login'?: (number | string | Long);
  'order'?: (number | string | Long);
  'blocked'?: (number | string | Long);
  'visitors'?: (number | string | Long);
}

export interface VisitPoint__Output {
  'time': (string);
  'visit': (number);
  'search': (number);
  'detail': (number);
  'import': (number);
  'register': (number);
  'login': (number);
  'order': (number);
  'blocked': (number);
  'visitors': (number);
}
