import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
      }
    }
  }
}

