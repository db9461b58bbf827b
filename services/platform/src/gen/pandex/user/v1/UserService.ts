// Original file: protos/pandex/user/v1/user.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetInfoRequest as _pandex_user_v1_GetInfoRequest, GetInfoRequest__Output as _pandex_user_v1_GetInfoRequest__Output } from '../../../pandex/user/v1/GetInfoRequest.ts';
import type { GetSessionRequest as _pandex_user_v1_GetSessionRequest, GetSessionRequest__Output as _pandex_user_v1_GetSessionRequest__Output } from '../../../pandex/user/v1/GetSessionRequest.ts';
import type { LoginReply as _pandex_user_v1_LoginReply, LoginReply__Output as _pandex_user_v1_LoginReply__Output } from '../../../pandex/user/v1/LoginReply.ts';
import type { LoginRequest as _pandex_user_v1_LoginRequest, LoginRequest__Output as _pandex_user_v1_LoginRequest__Output } from '../../../pandex/user/v1/LoginRequest.ts';
import type { User as _pandex_user_v1_User, User__Output as _pandex_user_v1_User__Output } from '../../../pandex/user/v1/User.ts';

export interface UserServiceClient extends grpc.Client {
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  
  GetSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  
  Login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  
}

export interface UserServiceHandlers extends grpc.UntypedServiceImplementation {
  GetInfo: grpc.handleUnaryCall<_pandex_user_v1_GetInfoRequest__Output, _pandex_user_v1_User>;
  
  GetSession: grpc.handleUnaryCall<_pandex_user_v1_GetSessionRequest__Output, _pandex_user_v1_User>;
  
  Login: grpc.handleUnaryCall<_pandex_user_v1_LoginRequest__Output, _pandex_user_v1_LoginReply>;
  
}

export interface UserServiceDefinition extends grpc.ServiceDefinition {
  GetInfo: MethodDefinition<_pandex_user_v1_GetInfoRequest, _pandex_user_v1_User, _pandex_user_v1_GetInfoRequest__Output, _pandex_user_v1_User__Output>
  GetSession: MethodDefinition<_pandex_user_v1_GetSessionRequest, _pandex_user_v1_User, _pandex_user_v1_GetSessionRequest__Output, _pandex_user_v1_User__Output>
  Login: MethodDefinition<_pandex_user_v1_LoginRequest, _pandex_user_v1_LoginReply, _pandex_user_v1_LoginRequest__Output, _pandex_user_v1_LoginReply__Output>
}
