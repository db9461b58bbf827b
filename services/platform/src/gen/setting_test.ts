import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from './pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from './pandex/common/v1/TestSettingRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        TestSettingReply: MessageTypeDefinition<_pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingReply__Output>
        TestSettingRequest: MessageTypeDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingRequest__Output>
      }
    }
  }
}

