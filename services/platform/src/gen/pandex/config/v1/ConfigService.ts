// Original file: protos/pandex/config/v1/config.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ConfigMap as _pandex_config_v1_ConfigMap, ConfigMap__Output as _pandex_config_v1_ConfigMap__Output } from '../../../pandex/config/v1/ConfigMap.ts';
import type { ListAllRequest as _pandex_config_v1_ListAllRequest, ListAllRequest__Output as _pandex_config_v1_ListAllRequest__Output } from '../../../pandex/config/v1/ListAllRequest.ts';
import type { ListPublicRequest as _pandex_config_v1_ListPublicRequest, ListPublicRequest__Output as _pandex_config_v1_ListPublicRequest__Output } from '../../../pandex/config/v1/ListPublicRequest.ts';
import type { OpenToken as _pandex_config_v1_OpenToken, OpenToken__Output as _pandex_config_v1_OpenToken__Output } from '../../../pandex/config/v1/OpenToken.ts';
import type { UpdateRequest as _pandex_config_v1_UpdateRequest, UpdateRequest__Output as _pandex_config_v1_UpdateRequest__Output } from '../../../pandex/config/v1/UpdateRequest.ts';
import type { VerifyOpenTokenRequest as _pandex_config_v1_VerifyOpenTokenRequest, VerifyOpenTokenRequest__Output as _pandex_config_v1_VerifyOpenTokenRequest__Output } from '../../../pandex/config/v1/VerifyOpenTokenRequest.ts';

export interface ConfigServiceClient extends grpc.Client {
  ListAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  Update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  
}

export interface ConfigServiceHandlers extends grpc.UntypedServiceImplementation {
  ListAll: grpc.handleUnaryCall<_pandex_config_v1_ListAllRequest__Output, _pandex_config_v1_ConfigMap>;
  
  ListPublic: grpc.handleUnaryCall<_pandex_config_v1_ListPublicRequest__Output, _pandex_config_v1_ConfigMap>;
  
  Update: grpc.handleUnaryCall<_pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap>;
  
  VerifyOpenToken: grpc.handleUnaryCall<_pandex_config_v1_VerifyOpenTokenRequest__Output, _pandex_config_v1_OpenToken>;
  
}

export interface ConfigServiceDefinition extends grpc.ServiceDefinition {
  ListAll: MethodDefinition<_pandex_config_v1_ListAllRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_ListAllRequest__Output, _pandex_config_v1_ConfigMap__Output>
  ListPublic: MethodDefinition<_pandex_config_v1_ListPublicRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_ListPublicRequest__Output, _pandex_config_v1_ConfigMap__Output>
  Update: MethodDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap__Output>
  VerifyOpenToken: MethodDefinition<_pandex_config_v1_VerifyOpenTokenRequest, _pandex_config_v1_OpenToken, _pandex_config_v1_VerifyOpenTokenRequest__Output, _pandex_config_v1_OpenToken__Output>
}
