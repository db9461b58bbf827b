import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ConfigMap as _pandex_config_v1_ConfigMap, ConfigMap__Output as _pandex_config_v1_ConfigMap__Output } from './pandex/config/v1/ConfigMap.ts';
import type { ConfigServiceClient as _pandex_config_v1_ConfigServiceClient, ConfigServiceDefinition as _pandex_config_v1_ConfigServiceDefinition } from './pandex/config/v1/ConfigService.ts';
import type { ConfigValue as _pandex_config_v1_ConfigValue, ConfigValue__Output as _pandex_config_v1_ConfigValue__Output } from './pandex/config/v1/ConfigValue.ts';
import type { ListAllRequest as _pandex_config_v1_ListAllRequest, ListAllRequest__Output as _pandex_config_v1_ListAllRequest__Output } from './pandex/config/v1/ListAllRequest.ts';
import type { ListPublicRequest as _pandex_config_v1_ListPublicRequest, ListPublicRequest__Output as _pandex_config_v1_ListPublicRequest__Output } from './pandex/config/v1/ListPublicRequest.ts';
import type { OpenToken as _pandex_config_v1_OpenToken, OpenToken__Output as _pandex_config_v1_OpenToken__Output } from './pandex/config/v1/OpenToken.ts';
import type { UpdateRequest as _pandex_config_v1_UpdateRequest, UpdateRequest__Output as _pandex_config_v1_UpdateRequest__Output } from './pandex/config/v1/UpdateRequest.ts';
import type { VerifyOpenTokenRequest as _pandex_config_v1_VerifyOpenTokenRequest, VerifyOpenTokenRequest__Output as _pandex_config_v1_VerifyOpenTokenRequest__Output } from './pandex/config/v1/VerifyOpenTokenRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    config: {
      v1: {
        ConfigMap: MessageTypeDefinition<_pandex_config_v1_ConfigMap, _pandex_config_v1_ConfigMap__Output>
        ConfigService: SubtypeConstructor<typeof grpc.Client, _pandex_config_v1_ConfigServiceClient> & { service: _pandex_config_v1_ConfigServiceDefinition }
        ConfigValue: MessageTypeDefinition<_pandex_config_v1_ConfigValue, _pandex_config_v1_ConfigValue__Output>
        ListAllRequest: MessageTypeDefinition<_pandex_config_v1_ListAllRequest, _pandex_config_v1_ListAllRequest__Output>
        ListPublicRequest: MessageTypeDefinition<_pandex_config_v1_ListPublicRequest, _pandex_config_v1_ListPublicRequest__Output>
        OpenToken: MessageTypeDefinition<_pandex_config_v1_OpenToken, _pandex_config_v1_OpenToken__Output>
        UpdateRequest: MessageTypeDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_UpdateRequest__Output>
        VerifyOpenTokenRequest: MessageTypeDefinition<_pandex_config_v1_VerifyOpenTokenRequest, _pandex_config_v1_VerifyOpenTokenRequest__Output>
      }
    }
  }
}

